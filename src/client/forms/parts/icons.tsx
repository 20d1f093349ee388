import {
  IconAlertCircleFilled,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconEye,
  IconEyeOff,
  IconRefresh,
  IconSearch,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

interface IconProps {
  className?: string;
}

/** An icon beside words or on a named button: always decoration, in one weight and size. */
function decorative(Icon: ComponentType<IconProps & { size: string; stroke: number; 'aria-hidden': true }>) {
  return function DecorativeIcon({ className }: IconProps) {
    return <Icon className={className} size="1.25rem" stroke={1.75} aria-hidden />;
  };
}

export const AlertIcon = decorative(IconAlertCircleFilled);
export const CalendarIcon = decorative(IconCalendar);
export const CheckIcon = decorative(IconCheck);
export const ChevronIcon = decorative(IconChevronDown);
export const ClockIcon = decorative(IconClock);
export const EyeIcon = decorative(IconEye);
export const EyeOffIcon = decorative(IconEyeOff);
export const RefreshIcon = decorative(IconRefresh);
export const SearchIcon = decorative(IconSearch);
