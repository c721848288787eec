import { isOutcomeUnknown } from '@chifan/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draw, type DrawAward, drawOfOrderQuery, invalidateAffiliate } from '../../../data/affiliate.ts';
import { invalidateCoupons } from '../../../data/coupon.ts';
import { api, CallError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { clearDrawRequest, drawRequestOf, unansweredDrawRequest } from './unanswered-draw-requests.ts';

const suspenseMs = 500;

/** The result of a draw. `award` is null if the draw was already made on another device. */
export type DrawOutcome = { readonly outcomes: readonly number[]; readonly award: DrawAward | null };

/** Makes the prize draw of an order. If the response is lost, the same request is sent again. */
export function useDraw({ orderId }: Draw) {
  const queries = useQueryClient();
  const language = useLanguage();
  const [withTicket, setWithTicket] = useState(() => unansweredDrawRequest(orderId)?.withTicket ?? false);
  const { mutate, data, error, isPending } = useMutation({
    meta: { isQuiet: true },
    mutationFn: async (): Promise<DrawOutcome> => {
      try {
        const award = await send(orderId, withTicket);
        return { outcomes: award.outcomes, award };
      } catch (failure) {
        if (!(failure instanceof CallError) || failure.reason !== 'draw_done') throw failure;
        const { draw } = await queries.fetchQuery(drawOfOrderQuery({ orderId, completedAt: null, language }));
        if (draw === null) throw failure;
        return { outcomes: draw.outcomes, award: null };
      }
    },
    onError: (failure) => {
      if (failure instanceof CallError && failure.reason === 'draw_ticket_missing') setWithTicket(false);
    },
    onSettled: () => {
      void invalidateAffiliate(queries);
      void invalidateCoupons(queries);
    },
  });
  return {
    draw: () => mutate(),
    outcome: data,
    error,
    isDrawing: isPending,
    withTicket,
    setWithTicket,
    /**
     * True if a request got no response. The app repeats the request unchanged, so the member cannot change whether a
     * ticket is used.
     */
    isFixed: unansweredDrawRequest(orderId) !== null,
  };
}

async function send(orderId: number, withTicket: boolean): Promise<DrawAward> {
  const { key, ...request } = drawRequestOf({ orderId, withTicket });
  const seen = new Promise((resolve) => setTimeout(resolve, suspenseMs));
  try {
    const drawn = await api('/rest/affiliate/draw', request, { idempotencyKey: key });
    clearDrawRequest(orderId);
    await seen;
    return drawn;
  } catch (error) {
    if (!isOutcomeUnknown(error)) clearDrawRequest(orderId);
    throw error;
  }
}
