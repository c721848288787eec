import type { Calls } from '@chifan/contract';
import type { HelpRequest, StaffHelpRequest } from '@chifan/contract/help/views';
import { allowedEvents, type ReaderLanguage } from '@chifan/domain';
import { type HelpActor, helpReplies, helpWorkflow } from '@chifan/domain/help';
import type { TranslatedText } from '@chifan/domain/translation';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { MemberContext, StaffContext } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { pictureAddresses } from '../../platform/storage/picture-address.ts';
import { translateForReader } from '../../platform/translation/translate-for-reader.ts';
import { type Writer, writtenByMember } from '../../platform/translation/writer.ts';
import {
  countWaiting,
  type HelpMessageRow,
  type HelpRequestRow,
  helpRequestById,
  messagesOf,
  requestsOfMember,
  requestsOfPlatform,
} from './help-request.store.ts';
import { sentenceText } from './help-sentence-text.ts';
import { countUnreadAnswers } from './reading.store.ts';
import { helpFactsOf } from './transition-help.ts';

type Input<Name extends keyof Calls> = z.output<Calls[Name]['input']>;
type Output<Name extends keyof Calls> = z.input<Calls[Name]['output']>;
type Reader = MemberContext | StaffContext;

export async function listHelpRequests(
  platform: Platform,
  input: Input<'helpRequests'>,
  context: MemberContext,
): Promise<Answer<Output<'helpRequests'>>> {
  const window = pageWindow(input);
  const { rows, total } = await requestsOfMember(platform.database.read, context.caller.id, window);
  const records = await shown(platform, rows, context);
  return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: window.limit } };
}

export async function listStaffHelpRequests(
  platform: Platform,
  { view, orderNumber, ...page }: Input<'workHelpRequests'>,
  context: StaffContext,
): Promise<Answer<Output<'workHelpRequests'>>> {
  const window = pageWindow(page);
  const { rows, total } = await requestsOfPlatform(platform.database.read, { view, orderNumber }, window);
  const records = await shownToStaff(platform, rows, context);
  return { ok: true, value: { records, total, pageNo: page.pageNo, pageSize: window.limit } };
}

/** Returns the number of waiting help requests, for a badge on every screen of the platform's console. */
export const countWaitingHelp = async ({ database }: Platform): Promise<Answer<Output<'waitingHelpRequests'>>> => ({
  ok: true,
  value: await countWaiting(database.read),
});

/** Returns the number of unread answers, for the badge on “Customer service” (rule help-12). */
export const countUnreadHelp = async (
  { database }: Platform,
  { caller }: MemberContext,
): Promise<Answer<Output<'unreadHelp'>>> => ({
  ok: true,
  value: { unread: await countUnreadAnswers(database.read, caller.id) },
});

export const listReplyTexts = ({ language }: Input<'helpReplyTexts'>): Answer<Output<'helpReplyTexts'>> => ({
  ok: true,
  value: {
    replies: helpReplies.map((reply) => ({
      reply,
      zh: sentenceText(reply, 'platform', 'zh-CN'),
      guest: sentenceText(reply, 'platform', language),
    })),
  },
});

export async function showHelpRequest(
  platform: Platform,
  id: number,
  context: MemberContext,
): Promise<Answer<HelpRequest>> {
  const row = await helpRequestById(platform.database.read, id);
  const [request] = row?.member_id === context.caller.id ? await shown(platform, [row], context) : [];
  return request === undefined ? refused('help_request_not_found') : { ok: true, value: request };
}

export async function showStaffHelpRequest(
  platform: Platform,
  id: number,
  context: StaffContext,
): Promise<Answer<StaffHelpRequest>> {
  const row = await helpRequestById(platform.database.read, id);
  const [request] = row === undefined ? [] : await shownToStaff(platform, [row], context);
  return request === undefined ? refused('help_request_not_found') : { ok: true, value: request };
}

async function shown(platform: Platform, rows: readonly HelpRequestRow[], reader: Reader): Promise<HelpRequest[]> {
  const ids = rows.map(({ id }) => id);
  const written = await messagesOf(platform.database.read, ids);
  const writers = new Map(rows.map(({ id, member_id: memberId }) => [id, writtenByMember(memberId)]));
  const texts = written.map((message) => ({
    ...message,
    writer: message.is_of_platform ? 'platform' : (writers.get(message.help_request_id) ?? 'visitors'),
  }));
  const translated = await inReadersLanguage(platform, texts, reader);
  const messages = Map.groupBy(written, (message) => message.help_request_id);
  const addressOf = pictureAddresses(platform.signingSecret, reader.caller, reader.now);
  const actor: HelpActor = reader.caller.role === 'member' ? 'member' : 'platform';
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    state: row.state,
    orderNumber: row.order_number,
    orderId: row.order_id,
    createdAt: row.created_at.toISOString(),
    messages: (messages.get(row.id) ?? []).map((message) => ({
      ...messageOf(message, reader.readerLanguage, addressOf, translated.get(message.id) ?? null),
      isRead: !isUnread(message, row),
    })),
    unread: (messages.get(row.id) ?? []).filter((message) => isUnread(message, row)).length,
    allowedEvents: allowedEvents(helpWorkflow, helpFactsOf(row), actor),
  }));
}

const isUnread = ({ id, is_of_platform: isOfPlatform }: HelpMessageRow, { read_message_id: readId }: HelpRequestRow) =>
  isOfPlatform && id > readId;

type Message = HelpMessageRow & { readonly writer: Writer };

/**
 * Returns translations of messages that the reader did not write, by message id. When a machine translation is ready,
 * the screen is notified and fetches the help request again.
 */
async function inReadersLanguage(platform: Platform, rows: readonly Message[], { caller, language }: Reader) {
  const others = rows.filter((row) => row.is_of_platform === (caller.role === 'member'));
  const told = () =>
    platform.live.publish([caller.role === 'member' ? `member:${caller.id}` : 'platform'], {
      topic: 'help',
      version: platform.clock.now().getTime(),
    });
  const read = await translateForReader(platform.translation, others, { to: language, told });
  return new Map(others.map(({ id }, index) => [id, read[index] ?? null]));
}

const messageOf = (
  row: HelpMessageRow,
  language: ReaderLanguage,
  addressOf: (id: string) => string,
  translated: TranslatedText | null,
) => ({
  id: row.id,
  isOfPlatform: row.is_of_platform,
  replies: row.replies.map((sentence) => sentenceText(sentence, row.is_of_platform ? 'platform' : 'guest', language)),
  text: row.text,
  language: row.language,
  translated,
  photos: row.photos.map(addressOf),
  createdAt: row.created_at.toISOString(),
});

async function shownToStaff(
  platform: Platform,
  rows: readonly HelpRequestRow[],
  reader: StaffContext,
): Promise<StaffHelpRequest[]> {
  const requests = await shown(platform, rows, reader);
  return requests.map((request, at) => ({
    ...request,
    guestName: rows[at]?.guest_name ?? '',
    isMember: (rows[at]?.member_id ?? null) !== null,
    email: rows[at]?.email ?? null,
    language: rows[at]?.language ?? 'en',
    symptoms: rows[at]?.symptoms ? [...rows[at].symptoms] : null,
  }));
}
