import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';
import { useSidewaysFade } from './use-sideways-fade';

/** Links in a row that scrolls sideways, and shows it: what goes on beyond an edge fades out there. */
export function FadingNav({ ref, ...props }: ComponentProps<'nav'>) {
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  const { look, fades } = useSidewaysFade(box, '32px');
  // The open one may lie beyond an edge: it is brought to the middle, anew where the row got another width, as by counts
  // that came later. Once a person has moved the row it is theirs.
  const shown = useRef<{ open: Element | null; widths: string; left: number }>({ open: null, widths: '', left: 0 });
  function bringOpen(): void {
    const nav = box.current;
    if (nav === null) return;
    const open = nav.querySelector('[aria-current=page]');
    const widths = `${nav.clientWidth} ${nav.scrollWidth}`;
    const { current: before } = shown;
    const isSame = open === before.open && (widths === before.widths || nav.scrollLeft !== before.left);
    if (isSame) return;
    if (open !== null) {
      const [row, link] = [nav.getBoundingClientRect(), open.getBoundingClientRect()];
      nav.scrollLeft += link.left + link.width / 2 - row.left - row.width / 2;
    }
    shown.current = { open, widths, left: nav.scrollLeft };
  }
  // After each drawing, as the links decide whether they go on; told once they are laid out, which to ask would do by itself.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      bringOpen();
      look();
    });
    for (const part of [box.current!, ...box.current!.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  return <nav ref={box} onScroll={look} {...fades} {...props} />;
}
