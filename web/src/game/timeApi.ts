// The routes about time that a player of a game may call, typed here until the server's own
// description has them.
import type { Client } from 'openapi-fetch';
import { api } from '../api/client';
import type { Clock, Ended, Problem } from '../api/types';

interface Post<Body, Answer> {
  post: {
    parameters: { path: { id: number } };
    requestBody?: Body extends null ? never : { content: { 'application/json': Body } };
    responses: {
      200: { content: { 'application/json': Answer } };
      default: { content: { 'application/problem+json': Problem } };
    };
  };
}

interface TimePaths {
  '/api/games/{id}/claims/time': Post<null, Ended>;
  '/api/games/{id}/reflection': Post<{ ply: number }, Clock>;
  '/api/games/{id}/refill': Post<{ ply: number; refilled: number; seconds: number | null }, Clock>;
}

export const timeApi = api as unknown as Client<TimePaths>;
