/** Scrolls to a place of the page and puts the focus on what is answered there. */
export function leadTo(place: HTMLElement | null | undefined): void {
  place?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  const answer = place?.matches('button')
    ? place
    : (place?.querySelector<HTMLElement>('textarea, button, input') ?? place);
  answer?.focus({ preventScroll: true });
}

/** To the first place that the server refused, which by then is marked. */
export const leadToRefusal = (): void =>
  leadTo(document.querySelector('[data-refused]')?.closest<HTMLElement>('[data-place]'));
