# syntax=docker/dockerfile:1
FROM node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY service/package.json service/
COPY register/package.json register/
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.engine.json ./
COPY build build
COPY engine engine
COPY service service
COPY register register
COPY data data
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
# Only for a single container without PostgreSQL: mount a volume here. Everything else is read and never written.
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY data data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD wget -q -O /dev/null "http://127.0.0.1:${PORT}/v1/health" || exit 1
# Old and new objects in at most so much, and one thread of V8's own: it otherwise takes what the machine has before it collects (docs/operations.md).
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=2", "dist/service/main.js"]
