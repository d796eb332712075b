type Opener = () => void;
let keysOpener: Opener | undefined;

/** Menus that close as they open the dialog of all keys cannot hold it: the shell does, and is told. */
export const openKeys = (): void => keysOpener?.();
export function onOpenKeys(opener: Opener): () => void {
  keysOpener = opener;
  return () => {
    keysOpener = undefined;
  };
}
