import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isOurs, type Told } from './messages.ts';

/** So many scripts of a draft does a frame keep; a new one then begins with what was typed. */
const MOST_SCRIPTS = 150;
/** A frame that was loaded, and does not listen by then, lacks a part. */
const LONGEST_MS = 10_000;
/** So often is it loaded again without being asked. */
const MOST_FAILURES = 3;

export interface Wishes<Data> {
  /** Another object where it is another one. */
  shown: { version: string } | undefined;
  filled: { turn: number; data: Data };
  /** How often the frame has missed a script: then it is told the same again. */
  losses: number;
  onTold(told: Told<Data>): void;
}

/** Tells a frame what to show as soon as it listens, and hears what it holds. A frame that is loaded anew goes on with it. */
export function useFrame<Data>({ shown, filled, losses, onTold }: Wishes<Data>) {
  const [failures, setFailures] = useState(0);
  /** The window that listens. */
  const listener = useRef<MessageEventSource>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const held = useRef<{ turn: number; data: Data }>(undefined);
  const versions = useRef(new Set<string>());
  if (shown) versions.current.add(shown.version);

  const send = (isNew: boolean) => {
    if (!shown) return;
    const goesOn = isNew && held.current?.turn === filled.turn;
    const data = goesOn && held.current ? held.current.data : filled.data;
    const told = { ...shown, filled: { ...filled, data } };
    frame.current?.contentWindow?.postMessage(told, window.location.origin);
  };
  const now = useRef({ send, filled, onTold });
  now.current = { send, filled, onTold };

  useEffect(() => {
    const take = (event: MessageEvent<Told<Data>>) => {
      if (!isOurs(event, frame.current?.contentWindow)) return;
      const { data } = event;
      if (data.kind === 'ready') {
        listener.current = event.source;
        now.current.send(true);
      }
      if (data.kind === 'failed') setFailures((count) => count + 1);
      if (data.kind === 'held') held.current = { turn: now.current.filled.turn, data: data.data };
      now.current.onTold(data);
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);

  const { turn } = filled;
  const wished = useMemo(() => ({ shown, turn, losses }), [shown, turn, losses]);
  // Before the page around it is painted: the frame shows it sooner.
  useLayoutEffect(() => {
    if (wished.shown) now.current.send(false);
  }, [wished]);

  const onLoad = () => {
    const isDeaf = () => listener.current !== frame.current?.contentWindow;
    setTimeout(() => isDeaf() && setFailures((count) => count + 1), LONGEST_MS);
  };
  const generation = `${Math.floor(versions.current.size / MOST_SCRIPTS)} ${Math.min(failures, MOST_FAILURES)}`;
  return { frame, generation, onLoad, hasFailed: failures > MOST_FAILURES, retry: () => setFailures(0) };
}
