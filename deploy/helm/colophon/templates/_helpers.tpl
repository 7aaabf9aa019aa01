{{- define "colophon.fullname" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 53 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 53 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "colophon.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "colophon.labels" -}}
{{ include "colophon.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "colophon.serviceAccount" -}}
{{- if .Values.serviceAccount.create -}}
{{- default (include "colophon.fullname" .) .Values.serviceAccount.name -}}
{{- else -}}
{{- default "default" .Values.serviceAccount.name -}}
{{- end -}}
{{- end -}}

{{- define "colophon.image" -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" .Values.image.repository .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) -}}
{{- end -}}
{{- end -}}

{{- define "colophon.ingressHost" -}}
{{- if .Values.ingress.host -}}
{{- .Values.ingress.host -}}
{{- else if .Values.publicUrl -}}
{{- (urlParse .Values.publicUrl).hostname -}}
{{- end -}}
{{- end -}}

{{/* The names by which clients in the cluster reach the service, and those of your own. */}}
{{- define "colophon.allowedHosts" -}}
{{- $name := include "colophon.fullname" . -}}
{{- $namespace := .Release.Namespace -}}
{{- $hosts := list $name (printf "%s.%s" $name $namespace) (printf "%s.%s.svc" $name $namespace) (printf "%s.%s.svc.cluster.local" $name $namespace) -}}
{{- if .Values.ingress.host -}}
{{- $hosts = append $hosts .Values.ingress.host -}}
{{- end -}}
{{- join "," (concat $hosts .Values.allowedHosts | uniq) -}}
{{- end -}}

{{- define "colophon.storeUrl" -}}
{{- with .Values.store.postgres -}}
{{- $query := printf "sslmode=%s" .sslMode -}}
{{- if .caSecret.name -}}
{{- $query = printf "%s&sslrootcert=/etc/colophon/database/ca.crt" $query -}}
{{- end -}}
{{- printf "postgres://%s@%s:%d/%s?%s" (.user | urlquery) .host (int .port) (.database | urlquery) $query -}}
{{- end -}}
{{- end -}}

{{/* What the schema of the values cannot say, or not in a sentence. */}}
{{- define "colophon.validate" -}}
{{- $isEmbedded := eq .Values.store.kind "embedded" -}}
{{- if and $isEmbedded (ne (int .Values.replicas) 1) -}}
{{- fail (printf "replicas is %d, but only one process can use the embedded store. Set replicas to 1, or store.kind to postgres." (int .Values.replicas)) -}}
{{- end -}}
{{- if and $isEmbedded .Values.autoscaling.enabled -}}
{{- fail "autoscaling.enabled needs several replicas, but only one process can use the embedded store. Set autoscaling.enabled to false, or store.kind to postgres." -}}
{{- end -}}
{{- if not $isEmbedded -}}
{{- if not .Values.store.postgres.host -}}
{{- fail "store.kind is postgres: set store.postgres.host to the host name of the database." -}}
{{- end -}}
{{- if not .Values.store.postgres.passwordSecret.name -}}
{{- fail "store.kind is postgres: set store.postgres.passwordSecret.name to the secret with the password of the database user." -}}
{{- end -}}
{{- if and .Values.auth.enabled (not .Values.auth.keysSecret.name) -}}
{{- fail "store.kind is postgres, so no volume keeps the keys of sign-in: set auth.keysSecret.name to a secret that has them." -}}
{{- end -}}
{{- end -}}
{{- if and .Values.autoscaling.enabled (gt (int .Values.autoscaling.minReplicas) (int .Values.autoscaling.maxReplicas)) -}}
{{- fail (printf "autoscaling.minReplicas is %d, more than autoscaling.maxReplicas, %d." (int .Values.autoscaling.minReplicas) (int .Values.autoscaling.maxReplicas)) -}}
{{- end -}}
{{- if and .Values.ingress.enabled (not (include "colophon.ingressHost" .)) -}}
{{- fail "ingress.enabled needs a host name: set publicUrl or ingress.host." -}}
{{- end -}}
{{- if and .Values.serviceMonitor.enabled .Values.auth.enabled (not .Values.serviceMonitor.tokenSecret.name) -}}
{{- fail "serviceMonitor.enabled with auth.enabled needs an access token: set serviceMonitor.tokenSecret.name to a secret that has one." -}}
{{- end -}}
{{- end -}}

{{/* The secrets of sign-in, as sources of one projected volume. */}}
{{- define "colophon.authFiles" -}}
{{- $files := list (dict "secret" .Values.auth.keysSecret "path" "keys") (dict "secret" .Values.auth.firstAdministratorSecret "path" "administrator") (dict "secret" .Values.auth.configSecret "path" "auth.json") -}}
{{- if .Values.auth.enabled -}}
{{- range $files -}}
{{- if .secret.name }}
- secret:
    name: {{ .secret.name }}
    items:
      - key: {{ .secret.key }}
        path: {{ .path }}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
