/** What `promise` says within so many milliseconds, else what `otherwise` does. */
export async function within<T>(ms: number, promise: Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  try {
    const first = await Promise.race([promise.then((value) => ({ value })), late]);
    return first === 'late' ? await otherwise() : first.value;
  } finally {
    clearTimeout(timer);
  }
}
