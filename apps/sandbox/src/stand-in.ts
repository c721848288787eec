import type { IncomingMessage } from 'node:http';
import type { Faults } from './fault-controls.ts';

export interface Reply {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  /** Where to go instead. */
  readonly location?: string;
}

/** A JSON object that a page of ours sent. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * Something that only the internet has, as far as people see it: its faults at /sandbox/<name>/faults, its part of the first
 * page, and pages of its own below /sandbox/<name>/. What the product's server speaks with stands on a loopback port.
 */
export interface StandIn {
  readonly name: string;
  readonly faults: Faults;
  /** HTML for the first page; what came from outside in it is escaped already. */
  section(): string;
  /** @param place what stands behind /sandbox/<name>/ @returns undefined when there is no such page */
  get?(place: string, query: URLSearchParams, request: IncomingMessage): Reply | Promise<Reply> | undefined;
  post?(place: string, input: Input): Reply | undefined;
}

export const html = 'text/html; charset=utf-8';
export const plain = 'text/plain; charset=utf-8';

export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

export const notFound: Reply = { status: 404, type: plain, body: 'The sandbox has no such page.\n' };
