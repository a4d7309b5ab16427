// Dragging something onto a field, with a mouse, a pen or a finger. A press that goes nowhere stays a click.

/** Pixels that a finger may slip. */
const SLIP = 8;

/** What was dragged just now: the click that ends a drag is none. */
const dragged = new WeakSet<EventTarget>();

/** Whether a click only ended a drag. */
export const wasDragged = ({ currentTarget }: Event): boolean =>
  currentTarget !== null && dragged.delete(currentTarget);

/** Follows a pointer that went down on something. `dropped` hears where, as parts of the width and height of the field. */
export function followDrag(down: PointerEvent, field: string, dropped: (x: number, y: number) => void): void {
  const moving = down.currentTarget as HTMLElement;
  const off = new AbortController();
  dragged.delete(moving);
  if (down.button !== 0) return;
  moving.setPointerCapture(down.pointerId);
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const [x, y] = [clientX - down.clientX, clientY - down.clientY];
    if (Math.hypot(x, y) > SLIP) dragged.add(moving);
    if (dragged.has(moving)) moving.style.translate = `${x}px ${y}px`;
  };
  const end = ({ type, clientX, clientY }: PointerEvent): void => {
    off.abort();
    moving.style.translate = '';
    const box = document.querySelector(field)?.getBoundingClientRect();
    if (type !== 'pointerup' || box === undefined || !dragged.has(moving)) return;
    dropped((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const { signal } = off;
  moving.addEventListener('pointermove', move, { signal });
  moving.addEventListener('pointerup', end, { signal });
  moving.addEventListener('pointercancel', end, { signal });
}
