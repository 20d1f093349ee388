/** What money can be owed for. The porting of a number is free by law (§ 59 TKG): its order is what is paid. */
export type SubjectKind = 'order' | 'option' | 'invoice';

export interface Subject {
  kind: SubjectKind;
  id: string;
}
