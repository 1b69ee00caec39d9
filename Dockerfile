# Builds the site, then serves it by nginx with the headers that belong to it. Nothing is fetched
# but the base images and the packages of npm and Debian.
FROM node:26-bookworm-slim AS build

# git knows when pages changed; in the browser the build sees what demos look like.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium git \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /site

# Packages first: their layer stays while only code or current pages change.
COPY package.json package-lock.json .npmrc ./
COPY docs/package.json docs/
COPY versioned_docs versioned_docs
RUN npm ci
COPY . .

# What a deployer may give, as handbook/configuration.md lists it: --build-arg SITE_URL=https://docs.example
ARG SITE_URL SITE_BASE_URL SITE_DOCS_HOST SITE_SERVICE_WORKER SITE_EDIT_URL SITE_SOURCE_URL
ARG SITE_RUNNER_ORIGIN SITE_TRANSPORT_SECURITY MUI_X_LICENSE_KEY
ARG ANALYTICS_MEASUREMENT_ID ANALYTICS_SCRIPT_URL ANALYTICS_SCRIPT_INTEGRITY ANALYTICS_ORIGINS
ARG ADS_SCRIPT_URL ADS_SCRIPT_INTEGRITY ADS_SERVE ADS_PLACEMENT ADS_BACKERS_URL ADS_FEED_URL ADS_ZONE
ARG ADS_PUBLISHER ADS_ORIGINS
ARG ALGOLIA_APP_ID ALGOLIA_API_KEY ALGOLIA_INDEX_NAME ALGOLIA_ORIGIN
ARG FEEDBACK_ENDPOINT CHAT_API_BASE_URL CHAT_SCOPES
RUN npm run build

# The folder that nginx serves holds the site at its base path.
RUN mkdir -p "/out/site${SITE_BASE_URL:-/}" \
  && cp -a build/. "/out/site${SITE_BASE_URL:-/}" \
  && cp build-hosting/site.conf /out/site.conf

FROM debian:bookworm-slim

RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*

COPY docker/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /out /srv

USER www-data
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
