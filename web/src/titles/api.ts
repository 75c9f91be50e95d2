// The names under which the pages of titles know what the server sends.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Application = Schemas['TitleApplication'];
export type Award = Schemas['PlayerAward'];
export type ConfirmedTitle = Schemas['ConfirmedTitle'];
export type Decide = Schemas['DecideTitle'];
export type Grounds = Schemas['TitleGrounds'];
export type Norm = Schemas['PlayerNorm'];
export type NormRecordLine = Schemas['NormRecordLine'];
export type Propose = Schemas['ProposeTitle'];
export type RecordedNorm = Schemas['RecordedNorm'];
export type RecordedNorms = Schemas['RecordedNorms'];
export type RecordNorm = Schemas['RecordNorm'];
export type Step = Exclude<Schemas['TitleStep'], 'propose'>;
export type TitleCase = Schemas['TitleCase'];
export type Report = Schemas['TitleReport'];
export type Titles = Schemas['Titles'];
