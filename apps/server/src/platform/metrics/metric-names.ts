/** Names in Prometheus. docs/operations.md explains each. */
export const metrics = {
  build: 'chifan_build_info',
  answers: 'chifan_http_request_duration_seconds',
  unknownFields: 'chifan_unknown_fields_total',
  statements: 'chifan_database_statement_duration_seconds',
  connections: 'chifan_database_connections',
  backupAge: 'chifan_backup_age_seconds',
  diskFree: 'chifan_disk_free_ratio',
  databaseOutage: 'chifan_database_outage',
  gatewayCalls: 'chifan_gateway_call_duration_seconds',
  hearing: 'chifan_announcements_hearing',
  replicaNear: 'chifan_replica_near',
  streams: 'chifan_live_streams',
  jobsDue: 'chifan_jobs_due',
  jobsLate: 'chifan_jobs_late_seconds',
  jobsFailing: 'chifan_jobs_failing',
  ordersOpen: 'chifan_orders_open',
  paymentAlerts: 'chifan_payment_alerts',
  ledgerDifference: 'chifan_ledger_difference',
  ledgerProblems: 'chifan_ledger_problems',
} as const;

export type MetricName = (typeof metrics)[keyof typeof metrics];
