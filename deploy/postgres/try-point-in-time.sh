#!/bin/sh
# Tests archive.conf, base-backup.sh and restore-to-time.sh on a new PostgreSQL. The restored database must contain every
# row written before the given time and none written later. Requires Debian's package postgresql. The scripts run with the
# PATH of the caller, as in the operators' guide. `npm run try:restore` also fills the database with the demo city and starts
# a server on the restored database. It sets TRY_PORT, and TRY_MARKS, a folder of files that report progress.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bin=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)}
if [ "$(id -u)" = 0 ]; then
  copy=$(mktemp -d)
  trap 'rm -rf "$copy"' EXIT
  cp "$here"/* "$copy"
  chmod -R a+rX "$copy"
  chmod +x "$copy"/*.sh
  runuser -u postgres -- env PGBIN="$bin" TRY_PORT="${TRY_PORT:-}" TRY_MARKS="${TRY_MARKS:-}" "$copy/try-point-in-time.sh"
  exit
fi
work=$(mktemp -d)
export PGHOST="$work" PGPORT="${TRY_PORT:-5432}" PGUSER=app PGDATABASE=postgres
stop() {
  for data in "$work/data" "$work/restored"; do
    [ ! -f "$data/postmaster.pid" ] || "$bin/pg_ctl" -D "$data" -m immediate stop >/dev/null || true
  done
  rm -rf "$work"
}
trap stop EXIT
ask() { psql -XAtq -c "$1"; }
# say DONE NEXT: creates the file DONE and waits until the caller creates the file NEXT.
say() { [ -z "${TRY_MARKS:-}" ] || { touch "$TRY_MARKS/$1"; while [ ! -e "$TRY_MARKS/$2" ]; do sleep 0.2; done; }; }
start() { "$bin/pg_ctl" -D "$1" -l "$work/log" -w -t 120 -o "-k $work -p $PGPORT -c listen_addresses=${TRY_PORT:+127.0.0.1}" start >/dev/null || { cat "$work/log"; exit 1; }; }

"$bin/initdb" -D "$work/data" -U app -A trust --no-sync >/dev/null
mkdir -p "$work/backups/wal"
sed "s#/var/backups/chifan#$work/backups#g" "$here/archive.conf" >>"$work/data/postgresql.conf"
start "$work/data"
say started filled
ask 'CREATE TABLE ordered (number int PRIMARY KEY, at timestamptz DEFAULT clock_timestamp())'
ask 'INSERT INTO ordered SELECT generate_series(1, 1000)'
KEEP=2 "$here/base-backup.sh" "$work/backups" >/dev/null
sleep 1
ask 'INSERT INTO ordered SELECT generate_series(1001, 1500)'
sleep 1
moment=$(ask 'SELECT clock_timestamp()')
sleep 1
ask 'INSERT INTO ordered SELECT generate_series(1501, 1600)'
ask 'DELETE FROM ordered WHERE number < 1400'
echo "After the accident: $(ask 'SELECT count(*) FROM ordered') rows. Restoring the state of $moment."
last=$(ask 'SELECT pg_walfile_name(pg_switch_wal())')
while [ ! -e "$work/backups/wal/$last" ]; do sleep 0.2; done
"$bin/pg_ctl" -D "$work/data" -m fast stop >/dev/null
"$here/restore-to-time.sh" "$work/backups" "$moment" "$work/restored" >/dev/null
start "$work/restored"
while [ "$(ask 'SELECT pg_is_in_recovery()')" = t ]; do sleep 0.2; done
found=$(ask "SELECT count(*) || ' rows, the last ' || max(number) FROM ordered")
echo "Restored: $found."
[ "$found" = '1500 rows, the last 1500' ] || { echo 'The restored rows differ from the expected rows.' >&2; exit 1; }
say restored served
ask "ALTER SYSTEM RESET ALL"
KEEP=1 "$here/base-backup.sh" "$work/backups" >/dev/null
[ "$(ls "$work/backups/base" | wc -l)" = 1 ] || { echo 'The old base backup was not deleted.' >&2; exit 1; }
echo 'Point-in-time restore works.'
