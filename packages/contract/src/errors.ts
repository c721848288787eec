/**
 * The error catalogue (specification §8): each reason with its HTTP status; the sentence stands under the same key in
 * packages/phrases/<language>/errors.po. `ask_guest` reasons answer 200 with code 2 and success false.
 */
export const errorStatus = {
  // What HTTP itself says (specification §8)
  bad_request: 400,
  not_signed_in: 401,
  no_permission: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  server_busy: 502,
  // Idempotency (decisions §8)
  idempotency_key_missing: 400,
  idempotency_key_reused: 409,
  // Sign-in
  email_invalid: 422,
  password_invalid: 422,
  login_failed: 422,
  code_wrong: 422,
  code_too_soon: 429,
  code_tries_exceeded: 422,
  mail_not_sent: 502,
  phone_invalid: 422,
  wechat_ticket_missing: 422,
  // Places
  position_invalid: 422,
  address_not_found: 404,
  out_of_range: 422,
  datum_missing: 422,
  coordinates_not_found: 422,
  address_far_away: 2,
  place_unknown: 404,
  region_unknown: 404,
  ip_unlocatable: 404,
  map_key_missing: 502,
  map_unavailable: 502,
  // Catalogue
  shop_not_found: 404,
  dish_not_found: 404,
  brand_not_found: 404,
  not_served_now: 409,
  // The merchant's editor
  chinese_name_missing: 422,
  category_not_found: 404,
  category_not_empty: 409,
  options_invalid: 422,
  set_contents_invalid: 422,
  dish_in_set: 409,
  reductions_invalid: 422,
  menu_changed: 409,
  // Pictures
  picture_missing: 422,
  picture_unreadable: 422,
  picture_kind_unsupported: 415,
  picture_too_large: 413,
  picture_too_many: 422,
  picture_unknown: 422,
  shop_resting: 409,
  option_missing: 422,
  option_too_many: 422,
  option_unknown: 422,
  sold_out: 409,
  // Ordering
  cart_empty: 422,
  dining_option_missing: 422,
  contact_missing: 422,
  address_missing: 422,
  below_minimum: 422,
  quote_expired: 409,
  quote_changed: 2,
  order_not_found: 404,
  transition_not_allowed: 409,
  actor_not_allowed: 403,
  pick_up_code_wrong: 422,
  hand_over_code_wrong: 422,
  too_late: 409,
  restaurant_not_chosen: 409,
  address_costs_more: 409,
  helper_missing: 422,
  wanted_time_invalid: 422,
  // Payment and wallet
  payment_method_missing: 422,
  payment_method_unavailable: 422,
  payment_failed: 502,
  payment_not_open: 409,
  payment_password_not_set: 409,
  payment_password_wrong: 422,
  payment_password_locked: 429,
  insufficient_balance: 409,
  signature_invalid: 400,
  wechat_not_supported_here: 422,
  alipay_not_supported_here: 422,
  wechat_authorization_needed: 2,
  purchase_not_found: 404,
  purchase_not_refundable: 409,
  top_up_amount_invalid: 422,
  // Coupons
  coupon_not_found: 404,
  coupon_used: 409,
  coupon_held: 409,
  coupon_expired: 409,
  coupon_does_not_fit: 422,
  coupon_code_unknown: 404,
  coupon_limit_reached: 409,
  campaign_not_found: 404,
  campaign_invalid: 422,
  campaign_over: 409,
  campaign_used_up: 409,
  level_too_low: 409,
  // Refunds
  refund_not_allowed: 409,
  refund_exceeds_paid: 422,
  refund_not_found: 404,
  refund_open_already: 409,
  refund_too_late: 409,
  refund_nothing_chosen: 422,
  refund_requests_used_up: 409,
  // Courier
  job_taken: 409,
  job_not_found: 404,
} as const satisfies Record<string, number>;

export type ErrorReason = keyof typeof errorStatus;

export const errorReasons = Object.keys(errorStatus) as ErrorReason[];

/** What can be wrong with one field of a call's input; each has its sentence beside the reasons. */
export const fieldProblems = ['field_required', 'field_invalid', 'field_too_long'] as const;
export type FieldProblem = (typeof fieldProblems)[number];
