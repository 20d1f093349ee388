import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { useText } from '../../../src/client/lib/text.ts';

const messages = { goals: '{count, plural, one {ein Tor} other {# Tore}}' };

function Goals() {
  const text = useText();
  return <p>{text('goals', { count: 12_345 })}</p>;
}

test('a message writes its figures as we do elsewhere, and does not ask Intl', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat');
  render(
    <IntlProvider locale="de-DE" messages={messages}>
      <Goals />
    </IntlProvider>,
  );
  screen.getByText('12.345 Tore');
  expect(asked).not.toHaveBeenCalled();
});
