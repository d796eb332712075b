import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What leads back into a form that was closed says which one. */
export interface Reopening {
  keepScroll: true;
  form: string;
}

/** Opens the form of this address again where an Undo leads back to it, for one that is not simply at its address. */
export function useReopenedForm(address: string, open: () => void): void {
  const { key, state, ...here } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if ((state as Partial<Reopening> | null)?.form !== address) return;
    // The browser keeps an entry's state: whoever comes by again, by Back or a reload, is led into no form.
    void navigate(here, { replace: true, state: { keepScroll: true } });
    open();
  }, [key, address]);
}
