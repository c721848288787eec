#!/bin/sh
# base-backup.sh FOLDER: copies a running PostgreSQL to FOLDER/base/TIME, verifies the copy, and deletes archived WAL files
# that no stored copy needs. Run it every night as PostgreSQL's user. PGHOST, PGPORT and PGUSER select the server. KEEP is
# the number of copies to store (default 7).
set -eu
# Debian installs pg_verifybackup and pg_archivecleanup outside the PATH, one folder per major version.
major=$(($(psql -XAtqd "${PGDATABASE:-postgres}" -c 'SHOW server_version_num') / 10000))
PATH="$PATH:/usr/lib/postgresql/$major/bin"
for command in pg_basebackup pg_verifybackup pg_archivecleanup; do
  command -v "$command" >/dev/null || { echo "$command of PostgreSQL $major was not found. Add its folder to PATH." >&2; exit 1; }
done
folder=${1:?usage: base-backup.sh FOLDER}
keep=${KEEP:-7}
name=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$folder/base"
chmod 700 "$folder" "$folder/base"
# An interrupted copy has the suffix .part and is never used.
rm -rf "$folder"/base/*.part
pg_basebackup --pgdata="$folder/base/$name.part" --wal-method=stream --checkpoint=fast
pg_verifybackup --quiet "$folder/base/$name.part"
mv "$folder/base/$name.part" "$folder/base/$name"
ls -d "$folder"/base/*Z | sort -r | tail -n "+$((keep + 1))" | xargs -r rm -rf
oldest=$(ls -d "$folder"/base/*Z | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$folder/wal" "$first"
# Records the time of the copy in the database CHIFAN_DATABASE. The server reports the age of the newest copy as
# chifan_backup_age_seconds.
if [ -n "${CHIFAN_DATABASE:-}" ]; then
  psql -Xqd "$CHIFAN_DATABASE" -c "INSERT INTO finished_backup (finished_at) VALUES (now())
    ON CONFLICT (is_newest) DO UPDATE SET finished_at = now()"
fi
echo "$folder/base/$name"
