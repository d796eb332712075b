export const kept: string;
export function compiled(filename: string, source: string, sourceMaps: 'inline' | false): Promise<string>;
export function writeWhole(file: string, text: string): void;
