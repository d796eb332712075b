import argon2 from 'argon2';

const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, options);
}

/** Whether the password is the account's. Takes as long where there is no account. */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await argon2.verify(hash ?? (await nobody), password);
  return right && hash !== null;
}
