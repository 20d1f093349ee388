/** The kinds of radio that a phone of ours can use, the fastest first. */
export const technologies = ['5g', '4g'] as const;
export type Technology = (typeof technologies)[number];

/** How much of an area has reception. */
export const receptions = ['none', 'part', 'full'] as const;
export type Reception = (typeof receptions)[number];

/** What can fail. */
export const networkServices = ['data', 'calls', 'messages'] as const;
export type NetworkService = (typeof networkServices)[number];

/** What the network says of a disturbance: the cause is sought, it is being repaired, or it is work that was planned. */
export const disturbanceStates = ['reported', 'inRepair', 'planned'] as const;
export type DisturbanceState = (typeof disturbanceStates)[number];

/** The reception of a technology, in the open and inside buildings. */
export interface TechnologyReception {
  technology: Technology;
  outdoors: Reception;
  indoors: Reception;
}

/** The reception of a whole place by that of its parts: full or none only where all parts agree. */
export function receptionOfAll(parts: readonly TechnologyReception[]): TechnologyReception[] {
  return technologies.map((technology) => {
    const own = parts.filter((part) => part.technology === technology);
    return {
      technology,
      outdoors: agreed(own.map(({ outdoors }) => outdoors)),
      indoors: agreed(own.map(({ indoors }) => indoors)),
    };
  });
}

function agreed(levels: readonly Reception[]): Reception {
  const [first = 'none'] = levels;
  return levels.every((level) => level === first) ? first : 'part';
}
