#!/bin/sh
# restore-to-time.sh FOLDER TIME NEW_DATA: puts the newest copy of before TIME ('2026-11-23 12:34:56+00') into the empty
# folder NEW_DATA, ready to be started: PostgreSQL then replays the archive up to TIME and opens. As PostgreSQL's user.
# The old data folder is not touched.
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
echo "$copy goes on to $time. Start PostgreSQL on $data; it is open once pg_is_in_recovery() is false."
echo "archive_mode is off there: look at the data, then take the line out and archive into a new folder."
