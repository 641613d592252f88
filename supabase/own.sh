#!/bin/sh
# The forms on your own PostgreSQL and PostgREST: makes the roles and the tables, and writes the settings.
#   OWNER_URL=postgres://postgres@localhost/site supabase/own.sh https://www.example.org /etc/forms
set -eu
umask 077
url=${1:?"Usage: OWNER_URL=postgres://… supabase/own.sh https://address-of-the-site folder-for-the-settings"}
folder=${2:?"Name a folder for the settings as the second argument."}
here=$(dirname "$0")
mkdir -p "$folder"
if [ -e "$folder/postgrest.conf" ]; then
  echo "$folder/postgrest.conf is there already: delete it to make another secret, password and key." >&2
  exit 1
fi

secret=$(openssl rand -hex 32)
password=$(openssl rand -hex 24)
base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
unsigned=$(printf '{"alg":"HS256","typ":"JWT"}' | base64url).$(printf '{"role":"anon"}' | base64url)
key=$unsigned.$(printf %s "$unsigned" | openssl dgst -sha256 -hmac "$secret" -binary | base64url)

sql() { psql "$OWNER_URL" --quiet --set ON_ERROR_STOP=1 "$@"; }
sql --file "$here/../renderer/serve/backend/bootstrap.sql"
# Through a pipe, so that the password is not visible in a list of processes.
echo "alter role authenticator password '$password'" | sql
sql --file "$here/migrations/20261125000000_forms.sql"
# nginx.conf below overwrites it in each request.
sql --command "update form_guard.settings set address_header = 'x-real-ip'"

database=$(sql --tuples-only --no-align --command 'select current_database()')
server=$(sql --tuples-only --no-align --command "select coalesce(host(inet_server_addr()), 'localhost') || ':' || current_setting('port')")
cat >"$folder/postgrest.conf" <<END
db-uri = "postgres://authenticator:$password@$server/$database"
db-schemas = "public"
db-anon-role = "anon"
jwt-secret = "$secret"
server-host = "127.0.0.1"
server-port = 3001
openapi-mode = "disabled"
END
cat >"$folder/nginx.conf" <<'END'
# Include it in the site's server block.
location /rest/v1/ {
  proxy_pass http://127.0.0.1:3001/;
  proxy_set_header X-Real-IP $remote_addr;
  proxy_set_header X-Forwarded-For "";
  client_max_body_size 64k;
}
END
cat >"$folder/build.env" <<END
VITE_SUPABASE_URL=$url
VITE_SUPABASE_ANON_KEY=$key
END
echo "Written: $folder/postgrest.conf (keep it secret), $folder/nginx.conf, and $folder/build.env for the site's .env."
