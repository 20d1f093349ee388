import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { OneByOne } from '../../../src/client/components/one-by-one.tsx';

test('parts are drawn one after the other, each in a piece of its own, and all of them in the end', async () => {
  const drawn: number[] = [];
  const count = () => drawn.push(screen.queryAllByRole('listitem').length);
  render(
    <Profiler id="parts" onRender={count}>
      <ul>
        <OneByOne>
          <li>1</li>
          <li>2</li>
          {null}
          <li>3</li>
        </OneByOne>
      </ul>
    </Profiler>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1']);
  await screen.findByText('3');
  expect(drawn).toEqual([1, 2, 3]);
});
