export type View = 'queue' | 'history' | 'analytics' | 'settings' | 'wall' | 'print';

/** Where a view of the waiting list is. */
export const viewPath = (view: View): string => (view === 'queue' ? '/waiting-list' : `/waiting-list?view=${view}`);
