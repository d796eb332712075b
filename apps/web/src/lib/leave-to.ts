/** Leaves the client for an address elsewhere. */
export const leaveTo = (address: string): void => location.assign(address);
