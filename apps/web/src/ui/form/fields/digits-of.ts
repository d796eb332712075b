/** The digits of what was typed or pasted, as many as the code has: "Your code is 123 456". */
export const digitsOf = (text: string, most = 6): string => text.replace(/\D/g, '').slice(0, most);
