/** What money can be owed for. The porting of a number is free by law (§ 59 TKG): its order is what is paid. */
export const subjectKinds = ['order', 'option', 'invoice'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export interface Subject {
  kind: SubjectKind;
  id: string;
}
