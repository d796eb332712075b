/** Of a request of single texts (prio 0): no owner looks at it, and who asked waits for its results. */
export const isSingle = ({ prio }: { prio: number }): boolean => prio === 0;
