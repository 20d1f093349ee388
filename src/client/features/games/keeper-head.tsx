import type { ReactNode } from 'react';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import styles from './keeper-head.module.css';

const heads: Record<KeeperId, () => ReactNode> = {
  cat: Cat,
  tower: Tower,
  chaser: Chaser,
  stubborn: Stubborn,
};

/** A keeper's head around its middle, about twenty units high: each one is known by outline and face. */
export function KeeperHead({ keeper }: { keeper: KeeperId }) {
  const Head = heads[keeper];
  return <Head />;
}

/** Hair like two ears, green eyes, whiskers. */
function Cat() {
  return (
    <>
      <ellipse className={styles.skin} rx="7" ry="7.8" />
      <path
        className={styles.fur}
        d="M-7.6 1C-8.6-4-8.6-9-7.6-13.5-4.6-12-2.6-10.6-1.6-9.2H1.6C2.6-10.6 4.6-12 7.6-13.5 8.6-9 8.6-4 7.6 1 7-2.4 5.4-4.2 3.6-4.8L0-3.6-3.6-4.8C-5.4-4.2-7-2.4-7.6 1Z"
      />
      <path
        className={styles.green}
        d="M-5.2-.8C-4-2.4-2.2-2.2-1.2-.6-2.4.6-4.2.6-5.2-.8ZM5.2-.8C4-2.4 2.2-2.2 1.2-.6 2.4.6 4.2.6 5.2-.8Z"
      />
      <path
        className={styles.lines}
        d="M-3.2-1.8V.2M3.2-1.8V.2M-1 2.4H1L0 3.4ZM0 3.4C-.4 5-2.2 5.2-3 4.4M0 3.4C.4 5 2.2 5.2 3 4.4"
      />
      <path className={styles.whiskers} d="M-4.4 2.8-8.6 2M-4.4 3.8-8.4 4.6M4.4 2.8 8.6 2M4.4 3.8 8.4 4.6" />
    </>
  );
}

/** Hair cut flat, a long square jaw. */
function Tower() {
  return (
    <>
      <path className={styles.skin} d="M-6.8-7H6.8V4.5L4.4 9H-4.4L-6.8 4.5Z" />
      <path className={styles.hair} d="M-7.6-1.5V-10.5H7.6V-1.5L6.4-5H-6.4Z" />
      <path className={styles.lines} d="M-4.8-2.2H-1.4M4.8-2.2H1.4M0-.6V2.2H1M-2.6 5.4H2.6" />
      <path className={styles.eyes} d="M-3-.4H-2.9M3-.4H2.9" />
    </>
  );
}

/** A cap with a feather, and a look to the side. */
function Chaser() {
  return (
    <>
      <path className={styles.feather} d="M4.5-7C8-10 11-15 10.5-18 6-15.5 3-11 2.5-7Z" />
      <ellipse className={styles.skin} rx="6.8" ry="7.6" />
      <path className={styles.cap} d="M-7.6-3C-8-11.5 7.6-12 7.6-3Z" />
      <path className={styles.brim} d="M-13-2.2C-9-4.8 4-4.8 8.4-3.2" />
      <path
        className={styles.lines}
        d="M-5.6-1-2.6-.2M2.6-.2 5-.6M-1 1.5-2 3.2H-.6M-3.4 5.4C-2 6.2.4 5.8 1.4 4.6"
      />
      <path className={styles.eyes} d="M-4.6 1H-4.5M1.4 1H1.5" />
    </>
  );
}

/** Bald, a beard, brows that meet, and no neck. */
function Stubborn() {
  return (
    <>
      <ellipse className={styles.skin} rx="7.4" ry="8" />
      <path
        className={styles.hair}
        d="M-7.5-.5C-7.8 6-5 10.5 0 10.5S7.8 6 7.5-.5C6.5 2 5 3 3.5 3H-3.5C-5 3-6.5 2-7.5-.5Z"
      />
      <path className={styles.band} d="M-7.2-3.8C-3-5.4 3-5.4 7.2-3.8V-1.6C3-3.2-3-3.2-7.2-1.6Z" />
      <path className={styles.brows} d="M-5.2-1.2-.6 .6M5.2-1.2 .6 .6" />
      <path className={styles.eyes} d="M-2.9 1.5H-2.8M2.9 1.5H2.8" />
      <path className={styles.mouth} d="M-2.4 6.2C-1 5.2 1 5.2 2.4 6.2" />
    </>
  );
}
