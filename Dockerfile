# A table in a container: `npm run build && npm run deb`, then `docker build -t muggins .`; docs/operation.md says how to run it.
# The package has its own Node: the image has no npm and no compiler.
FROM debian:bookworm-slim
ARG TARGETARCH
COPY build/muggins_*_${TARGETARCH}.deb /tmp/muggins.deb
RUN apt-get install --yes --no-install-recommends /tmp/muggins.deb \
 && rm /tmp/muggins.deb \
 && install --directory --owner=muggins --group=muggins --mode=0700 /data
ENV MUGGINS_DATA=/data
VOLUME ["/data"]
EXPOSE 8121
USER muggins
# It asks /healthz of the running table, at whatever port that is.
HEALTHCHECK --interval=30s --timeout=20s --start-period=60s CMD ["muggins", "status"]
STOPSIGNAL SIGINT
ENTRYPOINT ["muggins"]
CMD ["start", "--lan"]
