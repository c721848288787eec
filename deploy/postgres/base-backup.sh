#!/bin/sh
# base-backup.sh FOLDER: one whole copy of a running PostgreSQL into FOLDER/base/TIME, and the archive's segments that no
# kept copy needs are removed. As PostgreSQL's user, nightly; PGHOST, PGPORT and PGUSER say where. KEEP copies stay (7).
set -eu
folder=${1:?usage: base-backup.sh FOLDER}
keep=${KEEP:-7}
name=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$folder/base"
chmod 700 "$folder" "$folder/base"
# Aside first: what an interruption leaves is never taken for a copy.
rm -rf "$folder"/base/*.part
pg_basebackup --pgdata="$folder/base/$name.part" --wal-method=stream --checkpoint=fast
pg_verifybackup --quiet "$folder/base/$name.part"
mv "$folder/base/$name.part" "$folder/base/$name"
ls -d "$folder"/base/*Z | sort -r | tail -n "+$((keep + 1))" | xargs -r rm -rf
oldest=$(ls -d "$folder"/base/*Z | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$folder/wal" "$first"
echo "$folder/base/$name"
