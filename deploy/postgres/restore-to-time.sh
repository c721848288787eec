#!/bin/sh
# restore-to-time.sh FOLDER TIME NEW_DATA: copies the newest backup before TIME ('2026-11-23 12:34:56+00') to the empty
# folder NEW_DATA. A PostgreSQL that is started on NEW_DATA replays the archived WAL files up to TIME. Run the script as
# PostgreSQL's user. It does not change the old data folder.
set -eu
folder=${1:?usage: restore-to-time.sh FOLDER TIME NEW_DATA}
time=${2:?the time to go back to}
data=${3:?a new folder for the data}
limit=$(date -u -d "$time" +%Y%m%dT%H%M%SZ)
copy=$(ls -d "$folder"/base/*Z | sort | awk -F/ -v limit="$limit" '$NF <= limit' | tail -n 1)
[ -n "$copy" ] || { echo "No copy was made before $time." >&2; exit 1; }
[ -z "$(ls -A "$data" 2>/dev/null)" ] || { echo "$data is not empty." >&2; exit 1; }
mkdir -p "$data"
chmod 700 "$data"
cp -a "$copy/." "$data/"
cat >>"$data/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp $folder/wal/%f %p'
recovery_target_time = '$time'
recovery_target_action = 'promote'
archive_mode = 'off'
SETTINGS
touch "$data/recovery.signal"
echo "Restored $copy. Start PostgreSQL to replay the archive up to $time:"
echo "/usr/lib/postgresql/$(cat "$data/PG_VERSION")/bin/pg_ctl -D $data start"
echo "It accepts writes once SELECT pg_is_in_recovery() returns false. archive_mode is off there. Check the data, then remove"
echo "that line from $data/postgresql.auto.conf and archive to a new folder."
