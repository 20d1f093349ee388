import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { pageAt } from '../lib/page-address.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the app without language, with query and hash. */
  to: string;
  /** Goes into the history, not into the address. */
  state?: unknown;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the app. The router's own also loads data and modules of routes, which nothing here has: 4 kB of each
 * first page.
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const follow = useFollow(to, state, replace);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (isOurs(event)) follow(event);
      }}
    />
  );
}

interface NavLinkProps extends LinkProps {
  /** The pages below it have links of their own. */
  isExact?: boolean;
}

/** A link of a navigation: assistive technology hears which page is the present one. */
export function NavLink({ to, isExact = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isBelow = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  const isPresent = isBelow && pageAt(pathname).page !== 'notFound';
  return <Link {...rest} to={to} aria-current={isPresent ? 'page' : undefined} />;
}

function useFollow(to: string, state: unknown, replace: boolean | undefined) {
  const navigate = useNavigate();
  const here = useLocation();
  const there = useResolvedPath(to);
  // As in a browser: a link to the present address adds nothing to the history.
  const isHere = (['pathname', 'search', 'hash'] as const).every((part) => here[part] === there[part]);
  return (event: MouseEvent) => {
    event.preventDefault();
    void navigate(to, { state, replace: replace ?? isHere });
  };
}

/** A plain click in this window: with another button or key, the browser opens a tab or saves. */
function isOurs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !isModified && (!target || target === '_self');
}
