import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button.tsx';

interface Props {
  /** The part of the page; an address that ends with `#<id>` opens the form. */
  id: string;
  label: string;
  /** While it counts up, the form closes again: it was sent. */
  round: number;
  children: ReactNode;
}

/** A form that is seldom needed, behind a button; its first field takes the focus. */
export function OpenedForm({ id, label, round, children }: Props) {
  const isTarget = useLocation().hash === `#${id}`;
  const [openIn, setOpenIn] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const isOpen = isTarget || openIn === round;
  useEffect(() => {
    if (openIn !== undefined) place.current?.querySelector<HTMLElement>('input')?.focus();
  }, [openIn]);
  return (
    <div ref={place}>
      {isOpen ? (
        children
      ) : (
        <Button look="secondary" onClick={() => setOpenIn(round)}>
          {label}
        </Button>
      )}
    </div>
  );
}
