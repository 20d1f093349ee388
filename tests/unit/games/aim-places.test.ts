import { describe, expect, it } from 'vitest';
import { aimPlaceAt, aimPlaceIds, aimPlaces } from '../../../src/client/features/games/aim-places.ts';
import { onStage } from '../../../src/client/features/games/stage-place.ts';

describe('a field of the goal', () => {
  it.each(aimPlaceIds)('is found where its ball goes: %s', (id) => {
    expect(aimPlaceAt(onStage(aimPlaces[id]))).toBe(id);
  });

  it.each([
    ['beside the goal', { x: -130, y: 20 }],
    ['above the bar', { x: 0, y: 90 }],
    ['on the grass', { x: 0, y: -10 }],
  ])('is not there: %s', (_, place) => {
    expect(aimPlaceAt(onStage(place))).toBeUndefined();
  });
});
