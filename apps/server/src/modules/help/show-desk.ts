import type { Calls } from '@chifan/contract';
import {
  followUpSentences,
  type GuestSentence,
  helpTopics,
  openingSentences,
  type ReplyTime,
  replyTime,
  replyTimeDays,
} from '@chifan/domain/help';
import type { z } from 'zod';
import type { Answer } from '../../platform/http/call-result.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { sentenceText } from './help-sentence-text.ts';
import { firstAnswers } from './reply-time.store.ts';

const dayMs = 86_400_000;

/**
 * Returns how soon the platform usually replies (rule help-11), and the predefined sentences that a guest can send
 * (rule help-10).
 */
export async function showHelpDesk(
  { database, config }: Platform,
  { language, now }: Context,
): Promise<Answer<z.input<Calls['helpDesk']['output']>>> {
  const asked = await firstAnswers(database.read, new Date(now.getTime() - replyTimeDays * dayMs));
  const reply = shown(replyTime(asked, { now, hours: config.supportHours }));
  const written = (sentence: GuestSentence) => sentenceText(sentence, 'guest', language);
  const opening = helpTopics.flatMap((topic) =>
    openingSentences[topic].map((sentence) => ({ sentence, topic, text: written(sentence) })),
  );
  const following = followUpSentences.map((sentence) => ({ sentence, topic: null, text: written(sentence) }));
  return { ok: true, value: { reply, sentences: [...opening, ...following] } };
}

const shown = (reply: ReplyTime) =>
  reply.kind === 'later' ? { kind: reply.kind, opensAt: reply.opensAt.toISOString() } : reply;
