import { type MouseEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { pageOfPath } from '../../../shared/match-page.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { draftTariffId, startDraft } from '../../lib/order-draft.ts';
import { useText } from '../../lib/text.ts';
import { orderPath } from './tariff-paths.ts';

interface Props {
  tariff: Tariff;
  wide?: boolean;
  /** The second way into the order: with one's own number. */
  bringsNumber?: boolean;
  /** In a narrow column: what it shows, and its whole name. */
  short?: { label: string; name: string };
}

/**
 * A link to the wizard with this plan, which works without scripts; with them it asks before it discards a draft with
 * another plan (specification, "Wizard").
 */
export function OrderButton({ tariff, wide, bringsNumber, short }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const path = orderPath(tariff, bringsNumber);
  const look = bringsNumber || short ? 'secondary' : 'primary';
  if (tariff.businessOnly) {
    // The application button appears only when its page exists.
    if (bringsNumber || pageOfPath(path) === 'notFound') return null;
    return (
      <ButtonLink to={path} wide={wide} look={look} aria-label={short?.name}>
        {short?.label ?? text('tariffs.order.business')}
      </ButtonLink>
    );
  }
  const replaceDraft = () => {
    startDraft(tariff.id);
    void navigate(path);
  };
  const askFirst = (event: MouseEvent) => {
    const drafted = draftTariffId();
    if (!drafted || drafted === tariff.id || drafted === tariff.slug) return;
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <>
      <ButtonLink to={path} wide={wide} look={look} aria-label={short?.name} onClick={askFirst}>
        {short?.label ?? text(bringsNumber ? 'home.hero.porting' : 'tariffs.order.choose')}
      </ButtonLink>
      <Dialog ref={dialog} titleId={titleId} title={text('tariffs.conflict.title')}>
        <p>{text('tariffs.conflict.text', { name: tariff.name })}</p>
        <Button wide onClick={replaceDraft}>
          {text('tariffs.conflict.replace', { name: tariff.name })}
        </Button>
        <Button wide look="secondary" onClick={() => dialog.current?.close()}>
          {text('tariffs.conflict.keep')}
        </Button>
      </Dialog>
    </>
  );
}
