import { type RefObject, useEffect, useRef, useState } from 'react';

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  address: string;
  /** Of the customer's screen, in pixels. */
  width: number;
  onLoad(): void;
}

const HEIGHT = 720;

/**
 * A screen of a customer, made smaller where it is wider than the room for it. The policy that its page comes with
 * confines it.
 */
export function Screen({ frame, title, address, width, onLoad }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState(width);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setGiven(entry.contentRect.width));
    if (room.current) watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, given / width);
  return (
    <div ref={room} className="screen">
      <iframe
        ref={frame}
        {...{ title, width, onLoad }}
        src={address}
        height={Math.round(HEIGHT / scale)}
        style={{ transform: `scale(${scale})`, marginBottom: HEIGHT - HEIGHT / scale }}
      />
    </div>
  );
}
