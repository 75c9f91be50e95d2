// The page of questions about the rules.
import { type Route, withTexts } from '../route';

export const rulesQuestions: Route = {
  pattern: /^\/rules-questions$/,
  load: () => withTexts(import('../pages/RulesQuestions'), 'rules'),
  // Whether I ask, and whether I answer.
  dependsOnMember: true,
};
