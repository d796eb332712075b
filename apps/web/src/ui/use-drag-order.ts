import { useState, type DragEvent } from 'react';

/**
 * Rows that are dragged into another order. What is dragged is over another row, where the list shows it, and only letting
 * it go there moves it; anywhere else it falls back. Keys or buttons do the same beside it, for who does not drag.
 * By the browser's own events: ADR 41.
 */
export function useDragOrder(onDrop: (dragged: string, over: string) => void) {
  const [drag, setDrag] = useState<{ dragged: string; over: string } | null>(null);
  return {
    /** What is dragged, and the row it was over last; null while nothing is. */
    drag,
    /** For what one takes hold of. */
    handle: (key: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDrag({ dragged: key, over: key });
      },
      onDragEnd: () => setDrag(null),
    }),
    /** For each row; over itself, what is dragged stays where it was put last. */
    row: (key: string) => ({
      onDragOver: (event: DragEvent) => {
        if (drag === null) return;
        event.preventDefault();
        if (key !== drag.dragged && key !== drag.over) setDrag({ ...drag, over: key });
      },
    }),
    /** For the list. */
    list: {
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (drag !== null && drag.over !== drag.dragged) onDrop(drag.dragged, drag.over);
        setDrag(null);
      },
    },
  };
}
