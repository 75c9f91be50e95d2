// The names under which the pages of ratings know what the server sends.
import type { components, paths } from '../api/schema';

type Schemas = components['schemas'];

export type Change = Schemas['RatingChange'];
export type ColorRecord = Schemas['ResultCounts'];
export type Correction = Schemas['RatingCorrection'];
export type CorrectionKind = Schemas['RatingCorrectionKind'];
export type ExplainedGame = Schemas['RatingGame'];
export type Explanation = Schemas['RatingExplanation'];
export type Forecast = Schemas['RatingForecast'];
export type LineError = Schemas['FileError'];
export type ListHead = Schemas['RatingListHead'];
export type ListPage = Schemas['RatingListPage'];
export type ListRow = Schemas['RatingListRow'];
export type Method = Schemas['RatingMethod'];
export type NewCorrection = Schemas['CorrectRating'];
export type NewList = Schemas['ImportRatingList'];
export type NextRun = Schemas['NextRatingList'];
/** A place in a final table. */
export type Place = Schemas['PlayerPlace'];
export type PlayedEvent = Schemas['PlayedSection'];
export type Pool = Schemas['RatingPool'];
export type PoolRating = Schemas['PlayerRating'];
export type Profile = Schemas['PlayerProfile'];
export type RatingPeriod = Schemas['RatingPeriod'];
export type RuleSet = Schemas['RuleSet'];
export type Run = Schemas['RatingRun'];
export type RunHead = Schemas['RatingRunHead'];
export type RunList = Schemas['RatingRuns'];
export type RunNote = Schemas['RatingNote'];
export type RunState = Schemas['RatingRunState'];
export type Sort = NonNullable<
  NonNullable<paths['/api/rating-lists/{id}']['get']['parameters']['query']>['sort']
>;
