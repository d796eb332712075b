import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * What is long, costly and far down: asked for and drawn once the reader is within half a screen of it, by scrolling, by Tab or
 * with a screen reader (each moves the page along). Until then `placeholder` keeps its room. `isWanted`: at once, since an
 * address leads to it.
 */
export function WhenNear({
  placeholder,
  isWanted = false,
  children,
}: {
  placeholder: ReactNode;
  isWanted?: boolean;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || isWanted || place.current === null) return;
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), {
      rootMargin: '50% 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, isWanted]);
  if (isNear || isWanted) return children;
  return <div ref={place}>{placeholder}</div>;
}
