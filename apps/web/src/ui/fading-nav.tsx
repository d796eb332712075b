import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps } from 'react';

const fade = '32px';

/** Links in a row that scrolls sideways, and shows it: what goes on beyond an edge fades out there. */
export function FadingNav({ ref, ...props }: ComponentProps<'nav'>) {
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  const [fades, setFades] = useState({ start: false, end: false });
  function look(): void {
    if (box.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = box.current;
    const start = scrollLeft > 1;
    const end = scrollLeft + clientWidth < scrollWidth - 1;
    setFades((before) => (before.start === start && before.end === end ? before : { start, end }));
  }
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
  const from = fades.start ? `transparent, black ${fade}` : 'black';
  const to = fades.end ? `black calc(100% - ${fade}), transparent` : 'black';
  return (
    <nav
      ref={box}
      onScroll={look}
      {...((fades.start || fades.end) && {
        'data-fades': Object.keys(fades)
          .filter((edge) => fades[edge as keyof typeof fades])
          .join(' '),
        style: { maskImage: `linear-gradient(to right, ${from}, ${to})` },
      })}
      {...props}
    />
  );
}
