import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/client/app/error-boundary.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

function Broken(): never {
  throw new Error('a part of the app did not load');
}

test.each([
  ['/tarife', 'Das hätte nicht passieren dürfen.', 'Neu laden'],
  ['/tr/tarife', 'Bir şeyler ters gitti.', 'Yenile'],
])('on %s a fault while drawing is said in words that need no word file', (path, title, action) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports the planted fault
  window.history.replaceState(null, '', path);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
  expect(document.body.textContent).not.toContain('did not load');
});
