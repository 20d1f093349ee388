import { IconAntennaBars2, IconAntennaBars5, IconAntennaBarsOff } from '@tabler/icons-react';
import type { Reception } from '../../../shared/network.ts';
import { Badge } from '../../components/badge.tsx';
import { useText } from '../../lib/text.ts';

const looks = {
  full: { Icon: IconAntennaBars5, tone: 'positive' },
  part: { Icon: IconAntennaBars2, tone: 'warning' },
  none: { Icon: IconAntennaBarsOff, tone: 'negative' },
} as const;

/** How much of a place has reception: word, picture and colour say the same. */
export function ReceptionWord({ reception }: { reception: Reception }) {
  const text = useText();
  const { Icon, tone } = looks[reception];
  return (
    <Badge tone={tone}>
      <Icon size={18} aria-hidden="true" />
      {text(`network.page.reception.${reception}`)}
    </Badge>
  );
}
