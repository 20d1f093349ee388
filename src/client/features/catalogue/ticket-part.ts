// biome-ignore-all assist/source/organizeImports: the composition's rules follow those that they change.
import row from './tariff-row.module.css';
import ticket from './tariff-ticket.module.css';
import composition from 'virtual:ticket.module.css';

/** The class names of a part: the common ones of all tickets, then those of this brand's composition (`tickets/`). */
export function ticketPart(name: string): string {
  return [row[name], ticket[name], composition[name]].filter(Boolean).join(' ');
}
