import { Portal } from '@chakra-ui/react/portal';
import { useEffect, type ReactNode } from 'react';

/** What is alone on the screen: nothing of the shell around it can be seen or reached. */
export function Alone({ children }: { children: ReactNode }) {
  useEffect(() => {
    const shell = document.getElementById('root');
    if (shell === null) return;
    shell.inert = true;
    shell.style.display = 'none';
    return () => {
      shell.inert = false;
      shell.style.display = '';
    };
  }, []);
  return <Portal>{children}</Portal>;
}
