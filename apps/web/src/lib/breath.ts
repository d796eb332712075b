/** Lets the browser paint and hear a tap before more work. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
