// The names under which the pages know questions about the rules.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type RulesQuestion = Schemas['RulesQuestion'];
export type WaitingQuestions = Schemas['RulesQuestions'];
export type AskAboutRules = Schemas['AskAboutRules'];
