import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { CardsWidget } from '../widgets/cards.widget.tsx';
import { CheckboxWidget } from '../widgets/checkbox.widget.tsx';
import { CheckboxCardsWidget } from '../widgets/checkbox-cards.widget.tsx';
import { ComputedWidget } from '../widgets/computed.widget.tsx';
import { DateWidget } from '../widgets/date.widget.tsx';
import { NumberReservationWidget } from '../widgets/number-reservation/number-reservation.widget.tsx';
import { OtpWidget } from '../widgets/otp/otp.widget.tsx';
import { PasswordWidget } from '../widgets/password.widget.tsx';
import { RadioWidget } from '../widgets/radio.widget.tsx';
import { RepeatWidget } from '../widgets/repeat.widget.tsx';
import { SelectWidget } from '../widgets/select.widget.tsx';
import { EmailWidget, NumberWidget, PhoneWidget, TextWidget } from '../widgets/text.widget.tsx';
import { TextareaWidget } from '../widgets/textarea.widget.tsx';
import { UploadWidget } from '../widgets/upload/upload.widget.tsx';
import { connectedWidgets, typedWidgets } from './connected.tsx';
import { FieldTemplate } from './field.template.tsx';
import { ObjectTemplate } from './object.template.tsx';

/** The fields of rjsf that a form of ours can need; the bundle leaves out all others (src/tools/vite/rjsf-plugin.ts). */
export const fields: RegistryFieldsType = {
  ArrayField,
  BooleanField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
};

function Nothing() {
  return null;
}

/** Our templates; rjsf asks for some more by name, although our widgets draw what those would. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  TitleFieldTemplate: Nothing,
};

// Plain functions: rjsf 6.11 does not know what React 19 makes of `memo`.
const ownWidgets: RegistryWidgetsType = {
  // Names that rjsf takes for a field without `ui:widget`, by type or format.
  ...typedWidgets({ TextWidget, EmailWidget, PasswordWidget, TextareaWidget, UpDownWidget: NumberWidget }),
  ...connectedWidgets({
    SelectWidget,
    RadioWidget,
    CheckboxWidget,
    CheckboxesWidget: CheckboxCardsWidget,
  }),
  ...connectedWidgets({ DateWidget, date: DateWidget, otp: OtpWidget }, 'typeShownValue'),
  // Names for `ui:widget`.
  ...typedWidgets({
    text: TextWidget,
    email: EmailWidget,
    phone: PhoneWidget,
    tel: PhoneWidget,
    mobile: PhoneWidget,
    textarea: TextareaWidget,
    number: NumberWidget,
    password: PasswordWidget,
  }),
  ...connectedWidgets({
    select: SelectWidget,
    radio: RadioWidget,
    cards: CardsWidget,
    checkboxCards: CheckboxCardsWidget,
    checkbox: CheckboxWidget,
    consent: CheckboxWidget,
    numberReservation: NumberReservationWidget,
  }),
};

/** All widgets. A list's rows have widgets of their own, files the store, and a computed field is not typed. */
export const widgets: RegistryWidgetsType = {
  ...ownWidgets,
  repeat: RepeatWidget,
  upload: UploadWidget,
  computed: ComputedWidget,
};
